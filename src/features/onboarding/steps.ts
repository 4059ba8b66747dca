/** The six steps of onboarding (specification, section 2). */
export const steps = [
  {
    title: 'Welcome to Taal',
    text: 'Taal means rhythm. The way you type says how you feel; Taal listens to it and looks for people who move to the same beat.',
  },
  {
    title: 'What your typing says',
    text: 'Your speed, your pauses and the mood of your words: read on this device as you chat.',
  },
  {
    title: 'Your interests',
    text: 'What you love to do is where good conversations begin. You can name it in your profile.',
  },
  {
    title: 'Like and Chat',
    text: 'Like remembers a person, and you can take it back. Chat opens a conversation at once.',
  },
  {
    title: 'It stays with you',
    text: 'Your chats are kept on this device and work with no network. You can delete them at any time.',
  },
  {
    title: 'On your home screen',
    text: 'Install Taal from your browser’s menu: it opens like any other app, with or without a network.',
  },
] as const;
