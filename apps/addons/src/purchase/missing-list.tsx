import type { AddonObstacle } from '@stammtisch/contracts/addon/addon';
import { neededForTax } from '@stammtisch/domain/payment/missing-data';
import { RouteLink, useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { Circle } from 'lucide-react';
import styles from './purchase.module.css';

export interface MissingListProps {
  missing: readonly AddonObstacle[];
  onTax: () => void;
  onContract: () => void;
}

const ofTax: readonly string[] = neededForTax;

/** What stands between the house and the addon; each leads to where it is done. */
export function MissingList({ missing, onTax, onContract }: MissingListProps) {
  const text = useText('addons');
  const lacksTax = missing.some((name) => ofTax.includes(name));
  return (
    <section className={styles.missing}>
      <h3>{text('missing.title')}</h3>
      <ul>
        {missing.map((name) => {
          if (name === 'taxId' || name === 'code' || name === 'companyName') return null;
          return (
            <li key={name}>
              <Circle aria-hidden size={16} />
              {renderStep(name)}
            </li>
          );
        })}
        {lacksTax && (
          <li>
            <Circle aria-hidden size={16} />
            <Button variant="quiet" onPress={onTax}>
              {text('missing.tax')}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );

  function renderStep(name: Exclude<AddonObstacle, 'taxId' | 'code' | 'companyName'>) {
    if (name === 'provider') return <span>{text('missing.provider')}</span>;
    if (name === 'processing-contract') {
      return (
        <Button variant="quiet" onPress={onContract}>
          {text('missing.processing-contract')}
        </Button>
      );
    }
    return (
      <RouteLink to="restaurant-infos.edit" className={styles.link}>
        {text(`missing.${name}`)}
      </RouteLink>
    );
  }
}
