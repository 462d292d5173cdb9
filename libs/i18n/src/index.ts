export * from './language.ts';
export * from './messages.ts';
export * from './formats.ts';
export * from './check-messages.ts';
export * from './i18n.ts';
export * from './use-text.ts';
export * from './use-formats.ts';
export { common } from './common.ts';
export { problemMessages } from './problems.ts';
