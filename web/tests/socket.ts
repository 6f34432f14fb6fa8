/** A socket in the test's hands. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  accept(): void {
    this.readyState = 1;
    this.onopen();
  }
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

/** The socket opened last. */
export const last = () => FakeSocket.all.at(-1)!;
