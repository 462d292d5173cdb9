import {
  rateVisit as rateCall,
  readVisitToRate as readCall,
} from '@stammtisch/contracts/public/rate-visit';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { rateVisit, toVisit, withVisit } from './rate-visit.ts';

export function mountRateVisit(api: Api): void {
  register(api, readCall, async ({ params: { token } }) =>
    withVisit(api, token, async (desk, visit) => toVisit(visit, desk, token)),
  );
  register(api, rateCall, async ({ params: { token }, body }) =>
    withVisit(api, token, async (desk, visit) => {
      const rated = await rateVisit(desk, visit, body);
      return rated instanceof Refusal ? rated : toVisit(rated, desk, token);
    }),
  );
}
