import { cards } from '../layout/cards.css';
import { Section } from '../layout/Section';
import { PlanCard } from './PlanCard';
import { plans } from './plans';

export function Pricing() {
  return (
    <Section id="pricing" title="Pick your tempo" lead="Example prices: nothing is sold here.">
      <ul className={cards}>
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
    </Section>
  );
}
