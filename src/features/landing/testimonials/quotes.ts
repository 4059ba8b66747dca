export const testimonials = [
  {
    name: 'Ayesha Khan',
    from: 'Doctor, Hyderabad',
    portrait: 'portraits/portrait-06.svg',
    quote: 'My bio says very little. My typing, it turns out, says everything. He noticed first.',
  },
  {
    name: 'Rohan Kulkarni',
    from: 'Banker, Pune',
    portrait: 'portraits/portrait-09.svg',
    quote:
      'The AI told me I go quiet when I like someone. I asked her out at eighty words a minute.',
  },
  {
    name: 'Kavya Iyer',
    from: 'Designer, Chennai',
    portrait: 'portraits/portrait-10.svg',
    quote: 'We both send three messages instead of one. Six months on, we still do.',
  },
] as const;
