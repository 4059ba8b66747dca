import type { ReactNode } from 'react';
import { Heading } from '@/ui/components/Heading/Heading';
import { Stack } from '@/ui/layout/Stack';

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="x4">
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  );
}
