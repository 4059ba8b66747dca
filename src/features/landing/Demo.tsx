import { Clapperboard, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { keptFile } from '@/data/backend/keptFile';
import { OWN_PREFIX } from '@/domain/ownName';
import { Button } from '@/ui/components/Button/Button';
import { Heading } from '@/ui/components/Heading/Heading';
import { Picture } from '@/ui/components/Picture/Picture';
import { Text } from '@/ui/components/Text/Text';
import { demo } from './content';
import * as styles from './Demo.css';
import captions from './film/captions.vtt?raw';
import poster from './film/poster.webp';
import film from './film/taal.mp4';
import { Panel, Points } from './Section';

const SIZE = { width: 780, height: 1400 };

type FilmState =
  | { readonly kind: 'poster' | 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly film: string; readonly captions: string };

/** The film is loaded by the press that plays it, whole: so it can be kept for offline. */
function useFilm() {
  const [state, setState] = useState<FilmState>({ kind: 'poster' });
  useEffect(() => {
    if (state.kind !== 'ready') return;
    return () => {
      URL.revokeObjectURL(state.film);
      URL.revokeObjectURL(state.captions);
    };
  }, [state]);
  const load = async () => {
    setState({ kind: 'loading' });
    try {
      const blob = await keptFile(film, 'video/', `${OWN_PREFIX}film`, globalThis.caches);
      setState({
        kind: 'ready',
        film: URL.createObjectURL(blob),
        captions: URL.createObjectURL(new Blob([captions], { type: 'text/vtt' })),
      });
    } catch {
      setState({ kind: 'failed' });
    }
  };
  return { state, load, fail: () => setState({ kind: 'failed' }) };
}

/** A recording of Taal; `npm run film` makes it from the built app. */
function DemoFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const { state, load, fail } = useFilm();
  const isReady = state.kind === 'ready';
  useEffect(() => {
    // The button that was pressed is gone.
    if (isReady) video.current?.focus({ preventScroll: true });
  }, [isReady]);
  if (isReady) {
    return (
      <figure className={styles.figure}>
        <video
          ref={video}
          className={styles.film}
          {...SIZE}
          src={state.film}
          poster={poster}
          aria-label={demo.film}
          controls
          autoPlay
          muted
          playsInline
          onError={fail}
        >
          <track kind="captions" src={state.captions} srcLang="en" label="English" default />
        </video>
      </figure>
    );
  }
  const hasFailed = state.kind === 'failed';
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <Picture
          {...SIZE}
          src={hasFailed ? undefined : poster}
          alt={demo.poster}
          loading="lazy"
          fallback={null}
        />
        <div className={styles.control}>
          {hasFailed && (
            <>
              <Clapperboard size={48} aria-hidden />
              <p role="status">{demo.failed}</p>
            </>
          )}
          <Button
            icon={<Play size={18} aria-hidden />}
            disabled={state.kind === 'loading'}
            onClick={() => void load()}
          >
            {hasFailed ? demo.again : demo.play}
          </Button>
        </div>
      </div>
    </figure>
  );
}

export function Demo({ id }: { readonly id: string }) {
  return (
    <Panel id={id} labelledBy="demo-heading" tone="brand">
      <div className={styles.demo}>
        <div className={styles.words}>
          <Heading level={2} size="display" id="demo-heading">
            {demo.title}
          </Heading>
          <Text size="lead" tone="soft">
            {demo.lead}
          </Text>
        </div>
        <div className={styles.place}>
          <DemoFilm />
        </div>
        <Points points={demo.points} tone="brand" />
      </div>
    </Panel>
  );
}
