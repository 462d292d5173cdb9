import { defineBookingBuild } from '../../tools/build/booking-build.ts';

export default defineBookingBuild();
