# Paddock in a container: docker build -t paddock . && docker run --read-only --tmpfs /tmp -p 8000:8000 -v paddock-data:/data paddock
# Games are kept in the volume; nothing else is written to. deploy/compose.yaml puts a proxy with TLS in front of it.

FROM python:3.11-slim AS build
WORKDIR /paddock
# A compiler for the rules; it stays behind in this stage.
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
COPY . .
# The build hook builds the browser client with a Node.js of its own, and the documentation, and compiles the rules.
RUN PADDOCK_COMPILE=1 pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .
RUN python -m venv /opt/paddock \
    && /opt/paddock/bin/pip install --no-cache-dir --require-hashes -r requirements-image.lock \
    && /opt/paddock/bin/pip install --no-cache-dir --no-deps /wheels/*.whl \
    && /opt/paddock/bin/pip uninstall --yes pip

FROM python:3.11-slim
COPY --from=build /opt/paddock /opt/paddock
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin paddock \
    && mkdir --mode=0700 /data && chown paddock /data
ENV PATH=/opt/paddock/bin:$PATH PYTHONDONTWRITEBYTECODE=1
USER paddock
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s CMD \
    ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/ready', timeout=3)"]
CMD ["paddock", "serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data", "--no-browser"]
