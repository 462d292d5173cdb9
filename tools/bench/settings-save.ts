import pg from 'pg';
import { enterMasterPassword } from '@stammtisch/contracts/authentication/enter-master-password';
import { readRestaurantInfo } from '@stammtisch/contracts/restaurant-info/restaurant-info';
import { readSettings } from '@stammtisch/contracts/settings/settings';
import { openBenchHouse, type BenchHouse } from './bench-house.ts';
import { ratePerSecond, type Bench } from './measure.ts';

const rounds = 5;
/** One house is saved by one person at a time: everybody else would wait for the same row. */
const load = { clients: 1, seconds: 2 };

/** Saving through HTTP against the one statement that cannot be left out. */
export const settingsSave: Bench = {
  name: 'settings-save',
  question: 'What do the gate, the checks, the version and the notice cost on top of the update?',
  async run(say) {
    const house = await openBenchHouse();
    const pool = new pg.Pool({ connectionString: house.url, max: load.clients });
    try {
      await enterMaster(house);
      await saveInfo(house, 0);
      await saveSection(house, 0);
      const figures = { info: new Pair(), section: new Pair() };
      for (let round = 0; round < rounds; round += 1) {
        let count = 0;
        const next = () => (count += 1);
        figures.info.ours.push(await ratePerSecond(() => saveInfo(house, next()), load));
        figures.info.baseline.push(
          await ratePerSecond(() => pool.query(bareInfo, [house.restaurant.id, `${next()}`]), load),
        );
        figures.section.ours.push(await ratePerSecond(() => saveSection(house, next()), load));
        figures.section.baseline.push(
          await ratePerSecond(
            () => pool.query(bareSection, [house.restaurant.id, stay(next())]),
            load,
          ),
        );
        say(`round ${round + 1} of ${rounds}`);
      }
      const baselineTitle = 'the bare update on one connection';
      const unit = 'per second';
      return [
        { title: 'saves of the restaurant’s data', unit, baselineTitle, ...figures.info },
        { title: 'saves of a section of the settings', unit, baselineTitle, ...figures.section },
      ];
    } finally {
      await pool.end();
      await house.close();
    }
  },
};

class Pair {
  readonly ours: number[] = [];
  readonly baseline: number[] = [];
}

const bareInfo = `
  update restaurant_info set city = $2, version = version + 1, updated_at = clock_timestamp()
   where restaurant_id = $1`;

const bareSection = `
  update settings
     set sections = jsonb_set(sections, '{reservationSettings,guestVisitDuration}', to_jsonb($2::int)),
         version = version + 1, updated_at = clock_timestamp()
   where restaurant_id = $1`;

/** Minutes; another one each time. */
const stay = (count: number) => 60 + (count % 60);

function saveInfo(house: BenchHouse, count: number) {
  const payload = {
    name: 'Bench',
    phone: '+49 30 2312500',
    country: 'DE',
    city: `Berlin ${count}`,
  };
  return ask(house, 'PUT', readRestaurantInfo.path, payload);
}

function saveSection(house: BenchHouse, count: number) {
  const payload = { reservationSettings: { guestVisitDuration: stay(count) } };
  return ask(house, 'PATCH', readSettings.path, payload);
}

async function enterMaster(house: BenchHouse) {
  const { path, method } = enterMasterPassword;
  await ask(house, method, path, { password: house.restaurant.masterPassword });
}

async function ask(house: BenchHouse, method: string, path: string, payload: object) {
  const answer = await fetch(`${house.origin}${path}`, {
    method,
    headers: { ...house.restaurant.headers, 'content-type': 'application/json', 'if-match': '*' },
    body: JSON.stringify(payload),
  });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
}
