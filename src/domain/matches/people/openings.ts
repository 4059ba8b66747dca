import type { Profession } from '../../profile/options';

/**
 * How a bio begins: one sentence about the work. It says nothing of sex, faith, city or family
 * standing, so that it fits any person dealt.
 */
export const OPENINGS: Readonly<Record<Profession, readonly string[]>> = {
  'Software Engineer': [
    'Payment apps by day, my parents’ Wi-Fi by night: I fix both.',
    'I write code that usually works the second time.',
    'I find bugs for a living, and I put half of them there myself.',
    'My variables have better names than my houseplants.',
    'I once fixed a server from a moving auto, and I mention it often.',
    'I build train booking software, so I apologise in advance.',
  ],
  Doctor: [
    'I am a doctor with readable handwriting, so yes, we exist.',
    'I tell patients to sleep eight hours and set a terrible example.',
    'Night shifts taught me patience and where to find idli at 5 a.m.',
    'Every relative’s cough reaches me on WhatsApp before it reaches a clinic.',
    'I work with children, so my stethoscope has a small giraffe on it.',
    'Half my ward round is listening, and I like that half best.',
  ],
  Teacher: [
    'I teach class seven maths and have heard every excuse there is.',
    'I teach science with a bucket, a rope and very little fear.',
    'Thirty eight-year-olds say good morning to me, usually all at once.',
    'My red pen is gentle, but I will notice your spelling.',
    'I teach history, so I know every date except birthdays.',
    'I have confiscated enough spinning tops to open a shop.',
  ],
  'Business Owner': [
    'I run a small tea company and drink too much of the stock.',
    'My spice shop has three employees and one boss, who is a cat.',
    'I run a bakery, so my alarm rings before the milkman’s.',
    'After one desk job too many I sell handloom towels, and I would do it again.',
    'I own a cycle repair shop and still arrive everywhere by auto.',
    'I keep an old printing press alive, one wedding card at a time.',
  ],
  CA: [
    'I am a CA, so July is cancelled and August is for apologies.',
    'I balance books for a living and lose my keys for free.',
    'I passed my CA finals on the third try and still celebrate the date.',
    'Bills I split to the last rupee; dessert I just pay for.',
    'Numbers calm me down; family WhatsApp groups do not.',
    'I read balance sheets the way other people read gossip.',
  ],
  Lawyer: [
    'I argue in court all day and give in at home over what to watch.',
    'I am a lawyer who reads the terms and conditions, all of them.',
    'I draft contracts by day and never win against an auto driver.',
    'My court files are in perfect order, unlike my cupboard.',
    'I help tenants keep their homes, and I keep losing my umbrella.',
    'I cross-examine for a living, but on dates I ask only nice questions.',
  ],
  Designer: [
    'I design apps for banks and doodle on everything else.',
    'I judge a menu’s font first and its prices second.',
    'Strong feelings about yellow come with my job, and I will share three.',
    'I design packaging, so sorry about every wrapper you could not open.',
    'I redraw shop signs in my head on every walk.',
    'My own walls are bare, though I design posters for a living.',
  ],
  Marketing: [
    'I write ads for biscuits and can hum every jingle since 1998.',
    'I sell toothpaste with poetry, and somehow it works.',
    'I name new snacks for a living, which is harder than eating them.',
    'My job is making people care about detergent, so first dates do not scare me.',
    'I count clicks at work and sparrows at home.',
    'A chutney of mine once went viral, and my grandmother wants royalties.',
  ],
  Banker: [
    'Home loans are my job, and I own exactly one good chair.',
    'I work in a bank, and no, I cannot waive your late fee.',
    'I count other people’s money carefully and my own hopefully.',
    'I opened four hundred accounts last year and remember most of the faces.',
    'Till six I am all formal shoes, and after that all slippers.',
    'I explain mutual funds to aunties, who then explain life to me.',
  ],
  Consultant: [
    'One suitcase is my address, and I can find the good dosa in any airport.',
    'I make slides about mangoes, cement and hospitals, often in one week.',
    'I solve other people’s problems in bullet points and mine over chai.',
    'My calendar is a puzzle, but I keep Fridays after seven free.',
    'I advise factories, and no factory has told me to get lost yet.',
    'I say “synergy” only as a joke, and only once a year.',
  ],
};
