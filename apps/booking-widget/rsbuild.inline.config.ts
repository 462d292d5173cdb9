import { defineInlineBookingBuild } from '../../tools/build/inline-booking-build.ts';

export default defineInlineBookingBuild();
