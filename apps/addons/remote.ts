import { defineRemote } from '@stammtisch/contracts/remote/define-remote';
import { addonCardSlot } from '@stammtisch/contracts/slots/addon-card';
import { messages } from './src/messages.ts';

export default defineRemote({
  name: 'addons',
  team: 'payments',
  hostContract: '^1.2.0',
  exposes: {
    './addons': './src/remote/addons.tsx',
    './checkout-return': './src/remote/checkout-return.tsx',
    './fees': './src/remote/fees.tsx',
    './evidence': './src/remote/evidence.tsx',
    './cash-register': './src/remote/cash-register.tsx',
    './cash-register-return': './src/remote/cash-register-return.tsx',
  },
  routes: [
    {
      id: 'addons.overview',
      path: '/settings/addons',
      expose: './addons',
      rememberAs: '/settings/restaurant-infos',
      titleKey: 'addons.title',
      leadKey: 'addons.lead',
      guide: {
        welcomeKey: 'guide.addons',
        steps: [
          { titleKey: 'payment.title', textKey: 'guide.addons.payment' },
          { titleKey: 'cash-register-sync.title', textKey: 'guide.addons.cash-register' },
        ],
      },
    },
    {
      id: 'fees.list',
      path: '/settings/fees',
      expose: './fees',
      rememberAs: '/settings/restaurant-infos',
      titleKey: 'fees.title',
      leadKey: 'fees.lead',
    },
    {
      id: 'fees.evidence',
      path: '/settings/fees/:feeId',
      expose: './evidence',
      rememberAs: '/settings/restaurant-infos',
      titleKey: 'evidence.title',
    },
    {
      id: 'addons.cash-register',
      path: '/settings/cash-register',
      expose: './cash-register',
      rememberAs: '/settings/restaurant-infos',
      titleKey: 'register.title',
      leadKey: 'register.lead',
      fields: [
        { labelKey: 'register.connection', wordsKey: 'search-words.register' },
        { labelKey: 'register.early' },
        { labelKey: 'register.no-show' },
      ],
      guide: {
        welcomeKey: 'guide.register',
        steps: [
          { titleKey: 'register.connection', textKey: 'guide.register.connection' },
          { titleKey: 'register.buffers', textKey: 'guide.register.buffers' },
        ],
      },
    },
    {
      id: 'addons.cash-register-return',
      path: '/cash-register-return',
      expose: './cash-register-return',
      rememberAs: 'never',
      titleKey: 'register.return-title',
    },
    {
      id: 'addons.checkout-return',
      path: '/checkout-return',
      expose: './checkout-return',
      rememberAs: 'never',
      titleKey: 'checkout-return.title',
    },
  ],
  nav: [
    {
      section: 'settings',
      order: 120,
      route: 'addons.overview',
      labelKey: 'addons.title',
      icon: 'puzzle',
    },
    {
      section: 'settings',
      order: 122,
      route: 'addons.cash-register',
      labelKey: 'register.title',
      icon: 'calculator',
      flag: 'cashsync',
    },
    {
      section: 'settings',
      order: 125,
      route: 'fees.list',
      labelKey: 'fees.title',
      icon: 'credit-card',
    },
  ],
  slots: { provided: [addonCardSlot] },
  messages,
});
