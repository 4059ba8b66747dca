import { describe, expect, it, test } from 'vitest';
import { quotesIn } from '@/domain/coach/conversation/hearing/findDraft';
import type { NamedMatch } from '@/domain/coach/conversation/hearing/findSlots';
import type { JobRequest } from '@/domain/coach/jobs/job';
import { JOBS } from '@/domain/coach/jobs/jobs';
import { LANGUAGES } from '@/domain/coach/reading/languages';
import { normalise } from '@/domain/coach/reading/normalise';

const kirti: NamedMatch = {
  id: 'm1',
  name: 'Kirti Shah',
  location: 'Pune',
  bio: '',
  interests: ['Cricket', 'Movies'],
};

const request = (text: string, rest: Partial<JobRequest> = {}): JobRequest => ({
  text,
  told: text,
  job: null,
  words: normalise(text),
  language: 'en',
  slots: {},
  draft: null,
  quotes: [],
  match: null,
  profile: { name: '', location: '', profession: '', interests: [], relationshipGoals: '' },
  recentIds: [],
  random: () => 0.5,
  ...rest,
});

const run = (id: string, given: JobRequest) => {
  const job = JOBS.get(id);
  if (job === undefined) throw new Error(`No job ${id}`);
  return job(given);
};

describe('jobs that write', () => {
  it('opens with what the match likes, and greets by name', () => {
    const opener = run(
      'writeOpener',
      request('write an opener for Kirti', {
        match: kirti,
        slots: { matchId: 'm1', name: 'Kirti' },
      }),
    );
    expect(opener?.draft).toMatch(/^Hi Kirti! .+\?/);
    expect(opener?.text).toContain(opener?.draft ?? '-');
    expect(opener?.draft).toMatch(/last over|old team|defend in every argument/);
  });

  it('opens with an interest that was named', () => {
    const opener = run(
      'writeOpener',
      request('an opener about chai and food', { slots: { interest: 'Food' } }),
    );
    expect(opener?.draft).toMatch(/street food/);
  });

  it('writes another one when asked again', () => {
    const given = request('an opener', { slots: { interest: 'Music' } });
    const one = run('writeOpener', given);
    expect(run('writeOpener', { ...given, draft: one?.draft ?? null })?.draft).not.toBe(one?.draft);
  });

  it('takes up day, interest and city in an invitation', () => {
    const slots = { interest: 'Movies', city: 'Pune', day: 'Saturday' };
    expect(run('writeInvitation', request('ask her out', { slots }))?.draft).toMatch(
      /Movies.*Pune.*Saturday/,
    );
  });

  test.each([
    ['say sorry that I came late', /I came late/],
    ['an apology, they had to wait', /waiting/],
    ['sorry for what I said, we had a fight', /unfair/],
    ['I forgot her birthday', /I forgot your birthday/],
    ['sorry for the plan that I cancelled', /let you down/],
    ['an apology please', /sorry/i],
  ])('apologises for the occasion: %s', (text, draft) => {
    expect(run('writeApology', request(text))?.draft).toMatch(draft);
  });

  test.each(LANGUAGES)('leaves no place open in %s', (language) => {
    for (const id of [
      'writeOpener',
      'writeInvitation',
      'writeNudge',
      'writeApology',
      'writeDecline',
      'dateQuestions',
    ]) {
      for (const value of [0, 0.3, 0.6, 0.99]) {
        const result = run(id, request('x', { language, random: () => value }));
        expect(result?.text, id).not.toMatch(/[{}]/);
        expect(result?.draft?.length, id).toBeGreaterThan(10);
      }
    }
  });

  it('writes a bio from the own profile, and asks where there is nothing', () => {
    const profile = {
      name: 'Asha',
      location: 'Pune',
      profession: 'Designer',
      interests: ['Music', 'Cooking'],
      relationshipGoals: 'Friendship',
    };
    expect(run('writeBio', request('write my bio', { profile }))?.draft).toMatch(
      /Designer in Pune.*Music and Cooking.*Friendship/,
    );
    expect(run('writeBio', request('write my bio'))).toBeNull();
  });
});

describe('jobs that change a draft', () => {
  const long =
    'Hi, I just wanted to ask if you would maybe really like to go for a coffee with me this week? I think that we would actually have a good time. I know a place near the station. It is very quiet there.';

  test.each(['shorten', 'soften', 'lessNeedy', 'addQuestion', 'lighter', 'critique'])(
    '%s asks for the draft where there is none',
    (id) => {
      expect(run(id, request('x'))).toBeNull();
    },
  );

  it('leaves no comma where the words after it went', () => {
    const draft = 'Two truths and a lie about your week, please. I will guess, badly.';
    const changed = run('lessNeedy', request('less needy', { draft }))?.draft;
    expect(changed).toMatch(/about your week\. I will guess, badly\./u);
  });

  it('shortens, keeps the question, and says what went', () => {
    const result = run('shorten', request('shorter', { draft: long }));
    expect(result?.draft?.length).toBeLessThan(long.length / 1.5);
    expect(result?.draft).toMatch(/coffee with me this week\?/);
    expect(result?.text).toMatch(/filler words/);
  });

  it('takes the pleading out and keeps the rest', () => {
    const draft =
      'Sorry for disturbing you again. Did I do something wrong? The concert is on Friday. Please please reply!';
    const result = run('lessNeedy', request('less needy', { draft }));
    expect(result?.draft).toBe('The concert is on Friday.');
  });

  it('turns orders and reproaches into wishes', () => {
    const draft = 'You never call! You have to tell me now!';
    const after = run('soften', request('softer', { draft }))?.draft ?? '';
    expect(after).not.toMatch(/you never|you have to|!/i);
  });

  it('adds a question that belongs to the draft', () => {
    const draft = 'I tried the biryani place near the office';
    expect(run('addQuestion', request('question', { draft }))?.draft).toMatch(/^I tried .*\?$/);
  });

  it('softens a wish at its end, and a hard word at its beginning', () => {
    const wish = run('soften', request('softer', { draft: 'Chai on Friday?' }))?.draft ?? '';
    expect(wish).toMatch(/^\S.*Chai on Friday\?$/);
    const hard =
      run('soften', request('softer', { draft: 'I will not move to Delhi.' }))?.draft ?? '';
    expect(hard).toMatch(/: I will not move to Delhi\.$/);
  });

  it('writes in the language of the draft', () => {
    const draft = 'Kal milte hain, theek hai na';
    const result = run('lighter', request('थोड़ा हल्का', { draft, language: 'hi' }));
    expect(result?.draft).not.toMatch(/[\u0900-\u097f]/);
    expect(result?.text).toMatch(/^हल्का सा/);
  });

  it('makes stiff words spoken ones', () => {
    const draft = 'I would like to inform you that I would be pleased to meet you again';
    expect(run('lighter', request('lighter', { draft }))?.draft).toMatch(
      /^I’d love to do that again\./,
    );
  });

  it('keeps the apology when it shortens one', () => {
    const draft =
      'I forgot your birthday, and that was not okay. I am sorry, no excuse. You do not have to answer now; I will listen.';
    expect(run('shorten', request('shorter', { draft }))?.draft).toBe(
      'I forgot your birthday, and that was not okay. I am sorry, no excuse.',
    );
  });

  it('mends all at once what a critique finds', () => {
    const draft = 'Hey Sneha, why are you not replying? Please please answer!';
    const mended = run('fixIt', request('fix it', { draft }))?.draft ?? '';
    expect(mended).not.toMatch(/why|please/i);
    expect(mended).toMatch(/^Hey Sneha\..*\?/);
  });

  it('says so where nothing is to be changed', () => {
    const result = run('lessNeedy', request('less needy', { draft: 'Chai on Friday?' }));
    expect(result?.draft).toBeNull();
    expect(result?.text).toContain('Chai on Friday?');
  });
});

describe('a text that says what was told', () => {
  test.each([
    ['write a reply to him saying lets meet at a cafe first', 'Let’s meet at a cafe first?'],
    ['write a msg asking her if she is free on sunday', 'Are you free on sunday?'],
    ['text her saying sorry i am late', 'Sorry I am late.'],
    ['write one line asking her for poha this sunday', 'How about poha this sunday?'],
    ['write a msg saying cafe first or no meet, friendly tone', 'Cafe first or no meet.'],
  ])('%s', (text, draft) => {
    expect(run('writeSaying', request(text))?.draft).toBe(draft);
  });

  it('speaks to the other person', () => {
    const text = 'ek msg likho ki uski baat sahi thi';
    expect(run('writeSaying', request(text, { language: 'hinglish' }))?.draft).toBe(
      'Tumhari baat sahi thi.',
    );
  });
});

describe('an answer to what the other person wrote', () => {
  test.each([
    ['she replied "sure lets see"', /small plan/],
    ['he wrote "busy this week, exams"', /Thursday or the weekend/],
    ['she said "not interested sorry"', /^All good/],
    ['she replied haha nice, what now', /made you laugh/],
    ["उसने लिखा 'मुझे भी, पर थोड़ी देर हो सकती है'", /story behind/],
    ['she replied "hmm"', /window seat/],
  ])('%s', (text, draft) => {
    expect(run('whatToReply', request(text, { quotes: quotesIn(text) }))?.draft).toMatch(draft);
  });

  it('asks for the words where none were told', () => {
    expect(run('whatToReply', request('she replied after two days'))).toBeNull();
  });
});

describe('jobs that judge a draft', () => {
  it('quotes what is weak', () => {
    const result = run('critique', request('review', { draft: 'hi dear how are you' }));
    expect(result?.text).toContain('“hi dear”');
  });

  it('chooses the concrete one of two', () => {
    const quotes = ['hey wassup', 'You said you cook biryani on Sundays. Who gets to taste it?'];
    const result = run('chooseBetween', request('which one', { quotes }));
    expect(result?.draft).toBe(quotes[1]);
    expect(result?.text).toContain('hey wassup');
  });

  it('asks for two where there are none', () => {
    expect(run('chooseBetween', request('which', { quotes: ['only one here'] }))).toBeNull();
  });
});
