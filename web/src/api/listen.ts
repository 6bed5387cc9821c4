interface Listening {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Something came, if only a sign of life. */
  readonly onLife: () => void;
  readonly onEvent: () => void;
}

const EVENT = /^event: /m;

/** Hears that there is something new, until our server ends the stream or does not begin one. */
export async function listen(
  url: string,
  { signal, headers = {}, onLife, onEvent }: Listening,
): Promise<void> {
  const response = await fetch(url, { signal, headers, cache: 'no-store' });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!response.ok || !isStream) return;
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return;
    onLife();
    text += value;
    const end = text.lastIndexOf('\n\n');
    if (end === -1) continue;
    if (EVENT.test(text.slice(0, end))) onEvent();
    text = text.slice(end + 2);
  }
}
