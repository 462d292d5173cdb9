import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [pluginReact()],
  source: { entry: { index: './gallery/main.tsx' } },
  html: { title: 'Stammtisch: components' },
  output: { distPath: { root: 'dist/gallery' } },
  server: { port: 4290 },
});
