/** "1 message", "8 messages". */
export function messageCountText(count: number): string {
  return `${count.toLocaleString()} ${count === 1 ? 'message' : 'messages'}`;
}
