import { Check } from 'lucide-react';
import { Badge } from '@/ui/components/Badge/Badge';
import { Button } from '@/ui/components/Button/Button';
import { Heading } from '@/ui/components/Heading/Heading';
import { joinClassNames } from '@/ui/joinClassNames';
import { pricing } from './content';
import * as styles from './Pricing.css';
import { Section } from './Section';
import { cards } from './Section.css';

type Plan = (typeof pricing.plans)[number];

/** Its button does nothing (rule “Pricing”). */
function PlanCard({ plan }: { readonly plan: Plan }) {
  const { name, price, per, popular, benefits } = plan;
  return (
    <li className={joinClassNames(styles.plan, popular && styles.popular)}>
      <div className={styles.head}>
        <Heading level={3}>{name}</Heading>
        {popular && <Badge tone="marigold">Most Popular</Badge>}
      </div>
      <p className={styles.price}>
        <span>{price}</span>
        {per && <span className={styles.per}>{per}</span>}
      </p>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit} className={styles.benefit}>
            <Check size={20} strokeWidth={2.5} aria-hidden />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      <Button block tone={popular ? 'primary' : 'quiet'}>
        {`Choose ${name}`}
      </Button>
    </li>
  );
}

export function Pricing() {
  return (
    <Section id="pricing" title={pricing.title} lead={pricing.lead}>
      <ul className={cards}>
        {pricing.plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
    </Section>
  );
}
