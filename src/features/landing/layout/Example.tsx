import { Badge } from '@/ui/components/Badge/Badge';

/** Marks what is made up, figures and voices alike (rule R73). */
export const Example = () => <Badge>Example</Badge>;
