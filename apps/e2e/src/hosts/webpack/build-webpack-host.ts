import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';

// The page says that its React is an older one than the widget's and insists on it: neither may
// mind the other.
const react = {
  singleton: true,
  strictVersion: true,
  version: '18.3.1',
  requiredVersion: '^18.0.0',
};

/** A page built by webpack, React, and the booking form by webpack's own module federation. */
export async function buildWebpackHost(target: string, booking: string): Promise<void> {
  await copyFile(join(import.meta.dirname, 'index.html'), join(target, 'index.html'));
  const compiler = webpack({
    mode: 'production',
    context: import.meta.dirname,
    entry: './index.js',
    output: { path: target, filename: 'page.js', publicPath: 'auto', uniqueName: 'webpack_host' },
    // Quick to build; the page's own weight is not what is tested.
    optimization: { minimize: false },
    performance: false,
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'webpack_host',
        remotes: { booking: `stammtisch_booking@${booking}/remote-entry.js` },
        shared: { react, 'react-dom': react },
      }),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ colors: false })));
      compiler.close(() => resolve());
    });
  });
}
