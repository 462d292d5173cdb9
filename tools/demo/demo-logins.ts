/** decisions §9. The first two are demo accounts; the third may change everything. */
export const demoLogins = {
  identifiers: ['stammtisch-berlin', 'hotel-wien', 'zum-goldenen-loewen'],
  emails: ['demo@stammtisch.example', 'hotel-demo@stammtisch.example', 'wirt@stammtisch.example'],
  password: 'stammtisch',
  masterPassword: 'schluessel',
} as const;
