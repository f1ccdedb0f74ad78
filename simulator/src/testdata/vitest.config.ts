import { defineConfig } from 'vitest/config';

const conditions = ['@carillon/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['*.project.ts'] },
});
