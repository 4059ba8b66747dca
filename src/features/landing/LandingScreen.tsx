import { Demo } from './Demo';
import { Features, Statistics, Steps } from './Features';
import { Closing, Footer } from './Footer';
import { Hero } from './Hero';
import { Community, Privacy } from './PictureSections';
import { Pricing } from './Pricing';
import { Testimonials } from './Testimonials';

const DEMO_ID = 'demo';

/**
 * The parts in their order (rule “Landing page”). The only screen that draws its own `main`: the
 * footer is no part of what it is about, and a landmark only beside it.
 */
export function LandingScreen() {
  return (
    <>
      <main id="main">
        <Hero demoId={DEMO_ID} />
        <Features />
        <Statistics />
        <Demo id={DEMO_ID} />
        <Steps />
        <Testimonials />
        <Privacy />
        <Pricing />
        <Community />
        <Closing />
      </main>
      <Footer />
    </>
  );
}
