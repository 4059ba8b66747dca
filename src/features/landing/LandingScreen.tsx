import { Closing } from './closing/Closing';
import { Community } from './community/Community';
import { DemoSection } from './demo/DemoSection';
import { DEMO_ID } from './demo/demoId';
import { Features } from './features/Features';
import { Footer } from './footer/Footer';
import { Hero } from './hero/Hero';
import { Pricing } from './pricing/Pricing';
import { Privacy } from './privacy/Privacy';
import { Statistics } from './statistics/Statistics';
import { Steps } from './steps/Steps';
import { Testimonials } from './testimonials/Testimonials';

/**
 * The parts in their order (rule R64). The only screen that draws its own `main`: the footer is no
 * part of what it is about, and a landmark only beside it.
 */
export function LandingScreen() {
  return (
    <>
      <main id="main">
        <Hero demoId={DEMO_ID} />
        <Features />
        <Statistics />
        <DemoSection />
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
