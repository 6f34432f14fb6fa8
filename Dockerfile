# Paddock in a container: docker build -t paddock . && docker run -p 8000:8000 -v paddock-data:/data paddock
# Games are kept in the volume. See docs/hosting.md for a proxy in front of it.

FROM python:3.11-slim AS build
WORKDIR /paddock
RUN apt-get update && apt-get install --yes --no-install-recommends make && rm -rf /var/lib/apt/lists/*
COPY . .
# The build hook builds the browser client with a Node.js of its own.
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.11-slim
COPY requirements.lock /tmp/requirements.lock
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --require-hashes -r /tmp/requirements.lock \
    && pip install --no-cache-dir --no-deps /wheels/*.whl \
    && rm -rf /wheels /tmp/requirements.lock \
    && useradd --system --uid 10001 --home-dir /data paddock \
    && mkdir /data && chown paddock /data
USER paddock
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/games', timeout=3)"]
CMD ["paddock", "serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data", "--no-browser"]
