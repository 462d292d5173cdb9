import type { CssFault } from '@stammtisch/contracts/settings/check-css';
import { generate, lexer, parse, walk, type CssNode, type SyntaxParseError } from 'css-tree';

/** Faults that are told; more do not help anybody. */
const mostFaults = 50;

/** Rules around rules that change how the form looks, and cannot fetch anything. */
const allowedAtRules = new Set(['media', 'supports', 'container', 'keyframes', 'layer']);

const address = /^(url|src|image|image-set|-webkit-image-set|cross-fade|attr|expression)$/i;

/**
 * What is wrong with a restaurant's own style sheet: what no browser understands, and what would
 * fetch from elsewhere or lay itself over the page.
 */
export function cssFaults(css: string): CssFault[] {
  const faults: CssFault[] = [];
  const refuse = (code: CssFault['code'], { loc }: CssNode, about: string) => {
    const { line, column } = loc?.start ?? { line: 1, column: 1 };
    faults.push({ code, line, column, about: about.slice(0, 100) });
  };
  let rules = 0;
  const tree = parse(css, {
    positions: true,
    // An address may hide in a variable.
    parseCustomProperty: true,
    onParseError: ({ line, column, message }: SyntaxParseError) =>
      faults.push({ code: 'syntax', line, column, about: message }),
  });
  walk(tree, (node) => {
    if (node.type === 'Rule') rules += 1;
    if (node.type === 'Atrule' && !allowedAtRules.has(node.name.toLowerCase())) {
      refuse('forbidden-at-rule', node, `@${node.name}`);
    }
    if (node.type === 'Url' || (node.type === 'Function' && address.test(node.name))) {
      refuse('forbidden-address', node, generate(node));
    }
    const name = nameOf(node);
    // A name with an escape in it may read as another one.
    if (name?.includes('\\')) refuse('syntax', node, name);
    if (node.type === 'Declaration') judgeDeclaration(node, refuse);
  });
  if (rules === 0 && faults.length === 0) {
    faults.push({ code: 'no-rule', line: 1, column: 1, about: '' });
  }
  return faults
    .toSorted((first, second) => first.line - second.line || first.column - second.column)
    .slice(0, mostFaults);
}

function nameOf(node: CssNode): string | undefined {
  if (node.type === 'Declaration') return node.property;
  const isNamed = node.type === 'Identifier' || node.type === 'Function' || node.type === 'Atrule';
  return isNamed ? node.name : undefined;
}

type Refuse = (code: CssFault['code'], node: CssNode, about: string) => void;

function judgeDeclaration(node: Extract<CssNode, { type: 'Declaration' }>, refuse: Refuse) {
  const { property } = node;
  const value = generate(node.value);
  if (property.startsWith('--')) return;
  if (property.toLowerCase() === 'position' && !/^(static|relative|absolute)$/i.test(value)) {
    return refuse('forbidden-position', node, value);
  }
  if (lexer.getProperty(property) === null) return refuse('unknown-property', node, property);
  // A value with a variable in it is known to the browser alone.
  if (/\b(var|env)\(/i.test(value)) return undefined;
  const { error } = lexer.matchDeclaration(node);
  if (error) refuse('invalid-value', node, `${property}: ${value}`);
  return undefined;
}
