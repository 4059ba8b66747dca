import { beforeAll, describe, expect, it } from 'vitest';
import { loadCoachModels } from '@/data/loadCoachModels';
import { conversation } from '../../../../support/fakes/coachInTest.ts';
import { TRAINING_TIME_MS } from '../../../../support/fakes/trainedEar.ts';

beforeAll(async () => {
  await loadCoachModels();
}, TRAINING_TIME_MS);

/** The coach's answer to `reply`, after the question that it asks about `first`. */
async function answerTo(first: string, reply: string) {
  const { say } = await conversation();
  const question = say(first);
  const answer = say(reply);
  return { awaited: question.state.awaited, id: answer.id, text: answer.text };
}

describe('a fact that the coach asked for', () => {
  it.each([
    [
      'interest',
      'what gift should i buy her',
      'she likes books',
      /^giftsAndFestivals\.en/u,
      /Reading/u,
    ],
    [
      'interest',
      'kya gift doon usko',
      'usko books pasand hai',
      /^giftsAndFestivals\.hi/u,
      /Reading/u,
    ],
    ['interest', 'उसे जन्मदिन पर क्या दूँ', 'उसे किताबें पसंद हैं', /^giftsAndFestivals\.hi/u, /Reading/u],
    ['interest', 'what gift should i give him', 'he is a foodie', /^giftsAndFestivals\./u, /Food/u],
    ['interest', 'what should i write in my bio', 'i love music', /^aboutMe\./u, /Music/u],
    ['relation', 'how do i flirt with her', 'she is a colleague', /^flirting\./u, /./u],
    ['relation', 'how do i flirt with her', 'a friend', /^flirting\./u, /With a friend/u],
    ['relation', 'how often should i text', 'we matched on bumble', /^textingFrequency\./u, /./u],
    ['relation', 'कितनी बार मैसेज करूँ', 'गर्लफ्रेंड है', /^textingFrequency\./u, /./u],
    ['day', 'we have a rishta meeting, what do i say', 'tomorrow', /^arrangedMeeting\./u, /./u],
    ['day', 'rishta meeting hai, kya bolu', 'parso', /^arrangedMeeting\./u, /./u],
    ['duration', 'she ghosted me', '2 yrs', /^ghosted\./u, /two years/iu],
    ['duration', 'wo reply nahi kar rahi', 'do din', /^noReply\.hinglish/u, /do din/iu],
    [
      'duration',
      'why is she not answering my texts',
      'a few days',
      /^(?:noReply|forThatLong)\./u,
      /./u,
    ],
  ])('%s: %s / %s', async (awaited, first, reply, id, text) => {
    const answer = await answerTo(first, reply);
    expect(answer.awaited).toBe(awaited);
    expect(answer.id).toMatch(id);
    expect(answer.text).toMatch(text);
  });

  it('is a question of its own where it asks one', async () => {
    const { id } = await answerTo('what gift should i buy her', 'does she like me?');
    expect(id).toMatch(/^doTheyLikeMe\./u);
  });

  it('does not hide a cry', async () => {
    const { say } = await conversation();
    say('she ghosted me');
    expect(say('2 years, i want to die').danger).toBe('selfHarm');
  });
});

describe('what the other person likes', () => {
  it.each(['she likes books', 'she is into pottery', 'usko cricket pasand hai', 'उसे किताबें पसंद हैं'])(
    'is no sign of liking the one who writes: %s',
    async (text) => {
      const { say } = await conversation();
      expect(say(text).id).toMatch(/^aboutThem\./u);
    },
  );

  it.each(['she likes another guy', 'he likes all my photos', 'does she like me', 'he likes me'])(
    'is something else where a person is liked: %s',
    async (text) => {
      const { say } = await conversation();
      expect(say(text).id).not.toMatch(/^aboutThem\./u);
    },
  );

  it.each([
    'he reads my messages but never replies',
    'he likes all my photos',
    'she likes another guy',
    'usko ladke pasand hai',
  ])('is not told by, nor written into an opener after: %s', async (text) => {
    const { say } = await conversation();
    say(text);
    const { state, draft } = say('write an opener');
    expect(state.slots).not.toHaveProperty('interest');
    expect(state.slots).not.toHaveProperty('liking');
    expect(draft).not.toMatch(/book|photo|guy|ladke/iu);
  });
});
