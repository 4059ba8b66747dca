import {
  type ProfileChecks,
  type ProfileCompleteness,
  profileCompleteness,
} from '../profile/completeness';
import { EMPTY_USER_PROFILE } from '../profile/ownProfile';
import { type Change, changeOf } from '../stats/change';
import type { RealtimeStats } from '../stats/realtimeStats';
import { DEMO_CHANGES, DEMO_CHECKS, DEMO_STATS } from './demoStats';

/** A number of the dashboard; null where it is known that there is nothing to tell yet. */
export interface Figure {
  readonly value: number | null;
  readonly isSample: boolean;
}

/** A count with how it moved against the week before. */
export interface MovingFigure extends Figure {
  readonly change: Pick<Change, 'direction' | 'percent'> & { readonly current?: number };
}

/**
 * The dashboard stats (rule “Dashboard figures”): rates and scores in percent, the response time in
 * hours.
 */
export interface DashboardStats {
  readonly profileViews: MovingFigure;
  readonly likes: MovingFigure;
  readonly matches: MovingFigure;
  readonly messages: MovingFigure;
  readonly responseRate: Figure;
  readonly averageResponseTime: Figure;
  readonly compatibilityScore: Figure;
  readonly profileCompleteness: Figure;
  /** Of the same profile as its completeness: a demo one, or the person's own. */
  readonly profileChecks: ProfileChecks;
  /** Out of 5. */
  readonly profileScore: Figure;
}

/** What the device knows by itself. */
export interface KnownStats {
  /** All messages that the person ever sent to the assistant. */
  readonly messagesSent: number;
  readonly sentThisWeek: number;
  readonly sentTheWeekBefore: number;
  /** 0 to 1. */
  readonly responseRate: number | null;
  readonly realtime: RealtimeStats | null;
  /** The device made up some of the compatibility scores; the server has not read those messages. */
  readonly hasMadeUpScores: boolean;
  /** Messages were analysed, and none of them answered anything. */
  readonly lacksResponses: boolean;
  readonly completeness: ProfileCompleteness;
}

/** Before anything is known. */
export const NOTHING_KNOWN: KnownStats = {
  messagesSent: 0,
  sentThisWeek: 0,
  sentTheWeekBefore: 0,
  responseRate: null,
  realtime: null,
  hasMadeUpScores: false,
  lacksResponses: false,
  completeness: profileCompleteness(EMPTY_USER_PROFILE.profile),
};

const SECONDS_AN_HOUR = 3600;

function sample(value: number): Figure {
  return { value, isSample: true };
}

function percent(part: number): number {
  return Math.round(part * 100);
}

function movingSample(name: keyof typeof DEMO_CHANGES): MovingFigure {
  return { ...sample(DEMO_STATS[name]), change: DEMO_CHANGES[name] };
}

function messagesOf({ messagesSent, sentThisWeek, sentTheWeekBefore }: KnownStats): MovingFigure {
  if (messagesSent === 0) return movingSample('messages');
  const change = changeOf(sentThisWeek, sentTheWeekBefore);
  return { value: messagesSent, isSample: false, change };
}

/** Real as soon as anything was analysed, though none of it may have answered something. */
function averageResponseTimeOf({ realtime, lacksResponses }: KnownStats): Figure {
  if (realtime === null) return sample(DEMO_STATS.averageResponseTime);
  const hours = realtime.average_response_time / SECONDS_AN_HOUR;
  return { value: lacksResponses ? null : hours, isSample: false };
}

/** Real as soon as the server has scored every message that it rests on. */
function compatibilityOf({ realtime, hasMadeUpScores }: KnownStats): Figure {
  if (realtime === null) return sample(DEMO_STATS.compatibilityScore);
  return { value: percent(realtime.compatibility_score), isSample: hasMadeUpScores };
}

/** Real as soon as anything was sent, though the first reply may still wait for its answer. */
function responseRateOf({ messagesSent, responseRate }: KnownStats): Figure {
  if (messagesSent === 0) return sample(DEMO_STATS.responseRate);
  return { value: responseRate === null ? null : percent(responseRate), isSample: false };
}

/**
 * The dashboard's numbers (rule “Dashboard figures”). Each is a demo value until the device knows
 * better; views, likes, matches and the profile score have no source on the device and stay
 * samples.
 */
export function dashboardStatsOf(known: KnownStats): DashboardStats {
  const { completeness } = known;
  const isProfileKnown = completeness.percent > 0;
  const real = (value: number): Figure => ({ value, isSample: false });
  return {
    profileViews: movingSample('profileViews'),
    likes: movingSample('likes'),
    matches: movingSample('matches'),
    messages: messagesOf(known),
    responseRate: responseRateOf(known),
    averageResponseTime: averageResponseTimeOf(known),
    compatibilityScore: compatibilityOf(known),
    profileCompleteness: isProfileKnown
      ? real(completeness.percent)
      : sample(DEMO_STATS.profileCompleteness),
    profileChecks: isProfileKnown ? completeness : DEMO_CHECKS,
    profileScore: sample(DEMO_STATS.profileScore),
  };
}
