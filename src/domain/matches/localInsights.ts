import type { OwnProfile } from '../profile/ownProfile';
import { backgroundInsight } from './insights/backgroundInsight';
import { distanceInsight } from './insights/distanceInsight';
import { interestInsight } from './insights/interestInsight';
import type { Match } from './match';

/**
 * Three sentences about the people in view, true of that list and nothing else: what the AI
 * service's insights fall back to (rule “Insights”).
 */
export function localInsights(
  inView: readonly Match[],
  own: Pick<OwnProfile, 'interests'>,
): readonly [string, string, string] {
  if (inView.length === 0) {
    return [
      'No one is in view, so there is nothing to compare yet.',
      'A wider age range or distance may bring people back.',
      'So may a shorter search or fewer filters.',
    ];
  }
  return [
    interestInsight(inView, own.interests),
    distanceInsight(inView),
    backgroundInsight(inView),
  ];
}
