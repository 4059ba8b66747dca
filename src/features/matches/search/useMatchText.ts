import { useEffect, useState } from 'react';
import type { Timers } from '@/data/timers';
import { usePageLeaving } from '@/ui/page/usePageLeaving';
import { useStableCallback } from '@/ui/state/useStableCallback';
import { textInAddress } from './textInAddress';

export interface MatchText {
  readonly text: string;
  readonly change: (text: string) => void;
  /** The person turns to something else: the address follows at once. */
  readonly settle: () => void;
}

const nothing = () => {};

/**
 * The text in the search box. It is shown and searched at once; the address follows when typing
 * rests. Text that comes from the address alone (Back, a shared link) replaces it.
 */
export function useMatchText(
  inAddress: string,
  timers: Timers,
  toAddress: (text: string) => void,
): MatchText {
  const [text, setText] = useState(inAddress);
  const write = useStableCallback(toAddress);
  const [address] = useState(() => textInAddress(timers, inAddress, write));

  useEffect(() => {
    if (address.isFromElsewhere(inAddress)) setText(inAddress);
  }, [address, inAddress]);
  useEffect(() => address.end, [address]);
  usePageLeaving(address.settle, nothing);

  return {
    text,
    change(next) {
      setText(next);
      address.type(next);
    },
    settle: address.settle,
  };
}
