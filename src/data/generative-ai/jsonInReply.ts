import { parseJson } from '../http/parseJson';

const FENCED = /^```(?:json)?([\s\S]*)```$/i;

/** The JSON value that a reply is, bare or in one code fence; undefined if it is anything else. */
export function jsonInReply(reply: string): unknown {
  const text = reply.trim();
  return parseJson(FENCED.exec(text)?.[1]?.trim() ?? text);
}
