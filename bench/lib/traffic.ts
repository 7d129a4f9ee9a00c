import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface TrafficOptions {
  url: string;
  account: string;
  password: string;
  callers: number;
  adders: number;
  streams: number;
  /** Wall milliseconds between two calls of one caller or adder. */
  pauseMs: number;
}

/** Calls, errors and hints between two readings. */
export interface Reading {
  /** Duration of each list call in ms. */
  lists: number[];
  /** Duration of each added bill in ms. */
  adds: number[];
  /** Refused or failed calls and ended streams, by message. */
  errors: Record<string, number>;
  /** Lines with a hint, on all streams together. */
  hints: number;
}

/** A session may have twenty. */
const STREAMS_PER_SESSION = 20;
/** Access tokens last a quarter of an hour, and the streams that they opened end with them. */
const NEW_TOKENS_MS = 10 * 60_000;
const none = (): Reading => ({ lists: [], adds: [], errors: {}, hints: 0 });

/** Callers of the list, adders of bills and listeners of one company, until `stop`. */
export class Traffic {
  readonly #options: TrafficOptions;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  readonly #ends: (() => void)[] = [];
  /** Numbers of the bills whose adding was acknowledged. */
  readonly acknowledged: string[] = [];
  /** Access tokens by session. */
  readonly #tokens: string[] = [];
  #reading = none();
  #numbers = 0;
  #stopped = false;

  constructor(options: TrafficOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const { callers, adders, streams } = this.#options;
    const sessions = Math.max(1, Math.ceil(streams / STREAMS_PER_SESSION));
    // One after the other: the server limits how many passwords it compares at once.
    while (this.#tokens.length < sessions) this.#tokens.push(await this.#signIn());
    for (let index = 0; index < streams; index += 1) this.#listen(index);
    for (let index = 0; index < callers; index += 1) void this.#repeat(() => this.#list(this.#tokenOf(index)));
    for (let index = 0; index < adders; index += 1) void this.#repeat(() => this.#add(this.#tokenOf(index)));
    void this.#renew();
  }

  #tokenOf(index: number): string {
    return this.#tokens[index % this.#tokens.length] ?? '';
  }

  async #renew(): Promise<void> {
    for (;;) {
      await pause(NEW_TOKENS_MS, undefined, { ref: false });
      for (let index = 0; index < this.#tokens.length && !this.#stopped; index += 1)
        await this.#signIn().then(
          (token) => (this.#tokens[index] = token),
          (error: unknown) => this.#failed(error instanceof Error ? error.message : String(error)),
        );
      if (this.#stopped) return;
    }
  }

  /** Since the reading before. */
  read(): Reading {
    const reading = this.#reading;
    this.#reading = none();
    return reading;
  }

  stop(): void {
    this.#stopped = true;
    for (const end of this.#ends) end();
    this.#agent.destroy();
  }

  #failed(message: string): void {
    if (!this.#stopped) this.#reading.errors[message] = (this.#reading.errors[message] ?? 0) + 1;
  }

  async #signIn(): Promise<string> {
    const { account, password } = this.#options;
    const answer = await this.#post('/api/sysAuth/login', { account, password });
    const { result } = JSON.parse(answer) as { result?: { accessToken?: string } }; // The contract of the call.
    if (!result?.accessToken) throw new Error(`The sign-in failed: ${answer}`);
    return result.accessToken;
  }

  async #repeat(run: () => Promise<void>): Promise<void> {
    // Spread, so that callers with a pause do not all call at once.
    await pause(Math.random() * this.#options.pauseMs);
    while (!this.#stopped) {
      await run().catch((error: unknown) => this.#failed(error instanceof Error ? error.message : String(error)));
      await pause(this.#options.pauseMs);
    }
  }

  async #list(token: string): Promise<void> {
    const begin = performance.now();
    await this.#call('/api/oceanBill/page', { field: 'expectedAt', order: 'descending' }, token);
    this.#reading.lists.push(performance.now() - begin);
  }

  async #add(token: string): Promise<void> {
    this.#numbers += 1;
    const begin = performance.now();
    const bill = { referenceType: 'BL', carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Amy', polCode: 'CNSHA' };
    const referenceNo = `COSU${6_300_000_000 + this.#numbers}`;
    await this.#call('/api/oceanBill/add', { ...bill, referenceNo }, token);
    this.acknowledged.push(referenceNo);
    this.#reading.adds.push(performance.now() - begin);
  }

  async #call(path: string, body: object, token: string): Promise<void> {
    const { code, message } = JSON.parse(await this.#post(path, body, token)) as { code: number; message: string }; // The envelope.
    if (code !== 200) throw new Error(`${path}: ${code} ${message}`);
  }

  #post(path: string, body: object, token?: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
      const call = request(this.#options.url + path, { method: 'POST', agent: this.#agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve(text)).on('error', reject);
      });
      call.on('error', reject).end(JSON.stringify(body));
    });
  }

  #listen(index: number): void {
    const token = this.#tokenOf(index);
    const headers = { authorization: `Bearer ${token}` };
    const call = request(`${this.#options.url}/api/live/stream`, { agent: false, headers }, (response) => {
      if (response.statusCode !== 200) this.#failed(`stream: ${response.statusCode}`);
      response.setEncoding('utf8').on('data', (part: string) => {
        this.#reading.hints += part.split('\n').filter((line) => line.startsWith('data:')).length;
      });
      // With a newer token the stream goes on, as that of a page does.
      response.on('close', () => {
        if (this.#stopped) return;
        if (this.#tokenOf(index) === token) this.#failed('stream: ended');
        else this.#listen(index);
      });
    });
    call.on('error', (error) => this.#failed(`stream: ${error.message}`)).end();
    this.#ends.push(() => call.destroy());
  }
}
