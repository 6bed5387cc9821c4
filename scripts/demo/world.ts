/** Settings that point the server at the local players of everything it talks to. */
export interface DemoWorld {
  readonly settings: Readonly<Record<string, string>>;
  /** What a person can try, one line each. */
  readonly guide: string;
}

export async function startDemoWorld(): Promise<DemoWorld> {
  return {
    settings: { PING_ALLOW_PRIVATE: '1' },
    guide: 'Demo: every tool can be tried without internet.',
  };
}
