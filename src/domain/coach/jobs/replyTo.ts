import { quotesIn, retoldIn } from '../conversation/hearing/findDraft';
import { REPLIES } from './content/replies';
import type { Job } from './job';
import { frame, pickText } from './pickText';

/** An answer to what the other person wrote, quoted in this message or the one before; null without. */
export const replyTo: Job = ({ quotes, told, language, slots, random, draft: before }) => {
  const quote = quotes.at(-1) ?? retoldIn(told.split('\n').at(-1) ?? '') ?? quotesIn(told).at(-1);
  const content = quote === undefined ? undefined : REPLIES.find(({ find }) => find.test(quote));
  if (content === undefined) return null;
  const draft = pickText(content.drafts[language], slots, language, random, before);
  return {
    id: `whatToReply.${language}.quote`,
    text: frame(content.reading[language], { draft }),
    draft,
  };
};
