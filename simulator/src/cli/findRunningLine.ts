import { Session } from 'node:inspector';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const PATIENCE_MS = 15_000;

/** The line of a file that a thread runs just now, which never lets go; undefined where it runs no line of that file. */
export function findRunningLine(threadId: number, file: string): Promise<string | undefined> {
  const url = pathToFileURL(resolve(file)).href;
  const session = new Session();
  session.connect();
  let release = () => {};
  let patience: ReturnType<typeof setTimeout> | undefined;
  return new Promise<string | undefined>((found) => {
    patience = setTimeout(() => found(undefined), PATIENCE_MS);
    session.on('NodeWorker.attachedToWorker', ({ params: { sessionId, workerInfo } }) => {
      // `workerId` counts the threads of a session; only the title, '[worker 2] WorkerThread', has the number of the thread.
      if (/\d+/.exec(workerInfo.title)?.[0] !== String(threadId)) return;
      const tell = (method: string, id: number) =>
        session.post('NodeWorker.sendMessageToWorker', {
          sessionId,
          message: JSON.stringify({ id, method }),
        });
      // A thread that is paused cannot be ended.
      release = () => tell('Debugger.disable', 3);
      tell('Debugger.enable', 1);
      tell('Debugger.pause', 2);
    });
    let script: string | undefined;
    session.on('NodeWorker.receivedMessageFromWorker', ({ params: { message } }) => {
      const { method, params }: InspectorMessage = JSON.parse(message);
      if (method === 'Debugger.scriptParsed' && params?.url === url) script = params.scriptId;
      if (method !== 'Debugger.paused') return;
      const frame = params?.callFrames?.find(({ location }) => location.scriptId === script);
      found(frame && String(frame.location.lineNumber + 1));
    });
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  }).finally(() => {
    clearTimeout(patience);
    release();
    session.disconnect();
  });
}

/** What the inspector tells of the scripts of a thread, and of one that it paused. */
interface InspectorMessage {
  readonly method?: string;
  readonly params?: {
    readonly url?: string;
    readonly scriptId?: string;
    readonly callFrames?: readonly {
      readonly location: { readonly scriptId: string; readonly lineNumber: number };
    }[];
  };
}
