import type { Page } from '@playwright/test';

/** Errors and warnings in the console from now on, those of hydration, of the policy and of workers too. */
export function collectComplaints(
  page: Page,
  isExpected: (text: string) => boolean = () => false,
): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isLoud = ['error', 'warning'].includes(message.type());
    if (isLoud && !isExpected(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
