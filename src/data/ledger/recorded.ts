import type { Call, Caller } from '@/domain/ledger/call';
import type { CallMade, Connection } from '../backend/request';

type Note = (call: Call) => Promise<void>;

/**
 * Notes calls that no entry of the queue stands for in the ledger (rule “What left the device”).
 * What cannot be noted was still sent: nothing waits for the note, and nothing fails with it.
 */
export function callNoter(by: Caller, note: Note): (call: CallMade) => void {
  return (call) => {
    note({ ...call, by, message: null, times: 1 }).catch(() => {});
  };
}

/** The connection with a note in the ledger for each of its calls. */
export function recorded(connection: Connection, by: Caller, note: Note): Connection {
  return { ...connection, onCall: callNoter(by, note) };
}
