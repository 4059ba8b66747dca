/** A helpline of India: a number to call, what it is for, and where that is said. */
export interface Helpline {
  readonly number: string;
  readonly name: string;
  readonly serves: string;
  readonly source: string;
  /** When the number was last looked up. */
  readonly checked: string;
}

/**
 * Every number that the coach and the practice partners name. All are free, and answer day and
 * night. Check them twice a year: a wrong number is worse than none.
 */
export const HELPLINES: readonly Helpline[] = [
  {
    number: '112',
    name: 'Emergency Response Support System',
    serves: 'police, fire and ambulance, for everyone',
    source:
      'Ministry of Home Affairs; reply of the Minister of State in the Lok Sabha, 12 December 2025',
    checked: '2026-11-26',
  },
  {
    number: '14416',
    name: 'Tele-MANAS',
    serves: 'mental health, in 20 languages',
    source: 'Ministry of Health and Family Welfare; reply in the Lok Sabha, 12 December 2025',
    checked: '2026-11-26',
  },
  {
    number: '181',
    name: 'Women Helpline',
    serves: 'women who face violence or threats, at home too',
    source: 'Ministry of Women and Child Development; reply in the Lok Sabha, 12 December 2025',
    checked: '2026-11-26',
  },
  {
    number: '1098',
    name: 'Child Helpline',
    serves: 'everyone under 18, and those who worry about a child',
    source: 'Ministry of Women and Child Development; reply in the Lok Sabha, 12 December 2025',
    checked: '2026-11-26',
  },
  {
    number: '1930',
    name: 'Cyber Crime Helpline',
    serves: 'blackmail and fraud online; with cybercrime.gov.in',
    source: 'Ministry of Home Affairs; reply to Lok Sabha question 1988, 11 March 2025',
    checked: '2026-11-26',
  },
  {
    number: '15100',
    name: 'National Legal Services Authority',
    serves: 'a free lawyer',
    source: 'National Legal Services Authority, nalsa.gov.in',
    checked: '2026-11-26',
  },
];
