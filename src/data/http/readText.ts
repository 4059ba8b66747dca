/** Whether an answer is a web page: a captive portal or a static host says 200 to everything. */
export function isWebPage(response: Response): boolean {
  return response.headers.get('content-type')?.toLowerCase().includes('text/html') ?? false;
}

/** The text of an answer; null, without reading on, once it has more than `limit` characters. */
export async function readText(response: Response, limit: number): Promise<string | null> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += done ? decoder.decode() : decoder.decode(value, { stream: true });
    if (text.length > limit) {
      await reader.cancel();
      return null;
    }
    if (done) return text;
  }
}
