<?php
/**
 * Attributes come from authors who may not write markup: only known names and values of the right form go on.
 *
 * @package Foodshed
 */

namespace Foodshed;

/**
 * The attributes of an element that are set and allowed, in the order of the documentation.
 *
 * @param array $element As `element_named` answers it.
 * @param array $given   Values by name; a name without a key is a flag, as in `[foodshed element="classifieds" ending-soon]`.
 */
function clean_attributes( array $element, array $given ): array {
	$clean = array();
	foreach ( attributes_of( $element ) as $name => $docs ) {
		$value = $given[ $name ] ?? ( in_array( $name, array_filter( $given, 'is_int', ARRAY_FILTER_USE_KEY ), true ) ? 'true' : '' );
		$value = is_scalar( $value ) ? clean_value( $docs, trim( (string) $value ) ) : '';
		if ( '' !== $value ) {
			$clean[ $name ] = $value;
		}
	}
	return $clean;
}

/**
 * A value in the form of its attribute; empty where it is not of that form.
 *
 * @param array  $docs  The attribute as elements.json has it.
 * @param string $value What was given.
 */
function clean_value( array $docs, string $value ): string {
	$choices  = array_column( $docs['choices'] ?? array(), 'value' );
	$patterns = array(
		'network'    => '/^[a-z0-9]+(-[a-z0-9]+)*$/',
		'slug'       => '/^[a-z0-9]+(-[a-z0-9]+)*$/',
		'categories' => '/^[\p{L}\d ,&-]{1,200}$/u',
		'length'     => '/^(0|\d{1,4}(\.\d{1,3})?(px|em|rem|%))$/',
		'color'      => '/^[#a-z0-9(),.%\/ -]{1,60}$/i',
		'font'       => '/^[\p{L}\p{N} ,\'"_-]{1,200}$/u',
	);
	switch ( $docs['type'] ) {
		case 'choice':
			return in_array( $value, $choices, true ) ? $value : '';
		case 'flag':
			return in_array( strtolower( $value ), array( '', '0', 'false', 'no' ), true ) ? '' : 'true';
		case 'number':
			$number = preg_match( '/^\d{1,4}$/', $value ) ? (int) $value : 0;
			return $number > 0 ? (string) min( $number, $docs['most'] ?? $number ) : '';
	}
	$pattern = $patterns[ $docs['type'] ] ?? null;
	if ( null !== $pattern ) {
		return preg_match( $pattern, $value ) ? $value : '';
	}
	return mb_substr( sanitize_text_field( $value ), 0, 200 );
}

/**
 * The attributes with the site's own defaults under them.
 *
 * @param array $element    As `element_named` answers it.
 * @param array $attributes As `clean_attributes` answers them.
 */
function with_defaults( array $element, array $attributes ): array {
	foreach ( array( 'network', 'theme' ) as $name ) {
		$default = settings()[ $name ];
		if ( '' !== $default && isset( attributes_of( $element )[ $name ] ) ) {
			$attributes += array( $name => $default );
		}
	}
	// An element follows the page's language by itself. It is named where it is another.
	$language = $attributes['lang'] ?? page_language();
	unset( $attributes['lang'] );
	return language_of( get_locale() ) === $language ? $attributes : array( 'lang' => $language ) + $attributes;
}
