/** Fit of the expected times to finished shipments (`@seaberry/tracking/fit`), for servers: browsers need only the fitted model. */
export { fit, MIN_SAMPLES } from './fit.js';
export { samplesOf, type ArrivalSample, type EstimateSample, type PassageSample } from './samples.js';
