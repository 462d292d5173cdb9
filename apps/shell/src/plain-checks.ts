import { config } from 'zod';

// Imported before anything is parsed: compiled checks need `new Function`, which the content
// security policy refuses and reports. The setting holds for every copy of zod on the page.
config({ jitless: true });
