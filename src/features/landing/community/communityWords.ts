export const COMMUNITY = {
  title: 'A community in step',
  text: 'First-timers and second chances, early risers and midnight poets. Different cities, one habit: they write back.',
  cities: [
    'Bengaluru',
    'Mumbai',
    'Delhi',
    'Kolkata',
    'Chennai',
    'Hyderabad',
    'Jaipur',
    'Kochi',
    'Pune',
    'Lucknow',
  ],
} as const;
